#!/bin/sh
# npm run bench:serve: wrk loads a page and a script from our server and nginx alternately, one worker each. Needs wrk and nginx.
set -e
[ "$1" != --help ] || { sed -n "2s/# //p" "$0"; exit; }
folder=$(mktemp -d)
script=/$(cd public && ls app-*.js | head -1)
PORT=9381 ENQUIRIES_URL=file:$folder/enquiries.db NODE_ENV=production node --import tsx api/server/main.ts > "$folder/log" 2>&1 &
server=$!
cat > "$folder/nginx.conf" <<C
user root; daemon off; worker_processes 1;
pid $folder/pid; error_log stderr; events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log $folder/access.log; sendfile on; keepalive_requests 1000000;
client_body_temp_path $folder/a; proxy_temp_path $folder/b; fastcgi_temp_path $folder/c; uwsgi_temp_path $folder/d; scgi_temp_path $folder/e;
server { listen 127.0.0.1:9382; root $PWD/public; gzip_static on; location / { try_files \$uri \$uri/index.html =404; } } }
C
nginx -c "$folder/nginx.conf" &
nginx=$!
trap 'kill $server $nginx; rm -rf "$folder"' EXIT
for port in 9381 9382; do until curl -sfo /dev/null "http://127.0.0.1:$port/"; do sleep 1; done; done
for round in 1 2; do
  for path in / "$script"; do
    for port in 9381 9382; do
      echo "$port $path"
      wrk -t2 -c100 -d"${SECONDS_EACH:-10}s" --latency -H "Accept-Encoding: gzip" "http://127.0.0.1:$port$path" | grep -E "99%|Requests/sec|Non-2xx" || true
    done
  done
done
