# The site and its server. Build with its public address and the settings of .env, which are part of its pages:
#   docker build --build-arg SITE_URL=https://www.example.com --secret id=env,src=.env -t site .
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ENV GATSBY_TELEMETRY_DISABLED=1 CI=true
# As a secret, since .env may have passwords, it stays in no layer of the image.
RUN --mount=type=secret,id=env,target=/build/.env npm run build && npx tsx scripts/bundle-server.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=9000 \
    ENQUIRIES_URL=file:/data/enquiries.db \
    ENQUIRIES_SPOOL=file:/data/spool.db
WORKDIR /site
RUN install -d -o node -g node -m 700 /data
COPY --from=build /build/dist dist
COPY --from=build /build/public public
COPY --from=build /build/.cache/server-manifest.json .cache/server-manifest.json
USER node
# The only place it writes to: enquiries are kept here.
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/serve.cjs"]
