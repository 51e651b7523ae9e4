#!/usr/bin/env bash
# Follows docs/hosting.md behind nginx: takes its block as it stands, with a self-signed certificate and high ports, starts a server behind it, and
# lets two guests play a game through it as a browser would: with cookies, the page's origin and a socket. nginx comes by apt where this is root.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"

skip() {
  echo "hosted.sh: SKIPPED: $1. To run it: apt-get install nginx-light openssl (Debian), or run it as root there." >&2
  exit 0
}
if ! command -v nginx >/dev/null; then
  { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || skip 'there is no nginx'
  # Installed, but not started as a service: it would listen at port 80.
  { apt-get update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends nginx-light; } >/dev/null 2>&1 ||
    skip 'nginx could not be installed'
fi
command -v openssl >/dev/null || skip 'there is no openssl'

work="$(mktemp -d "${TMPDIR:-/tmp}/hotline-hosted.XXXXXX")"
pids=()
clean() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM

free_port() { node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'; }
http="$(free_port)" https="$(free_port)"
touch "$work/server.log"

node "$root/bin/hotline.js" serve --port 0 --data "$work/data" --trust-proxy >"$work/server.log" 2>&1 &
pids+=($!)
until grep -q 'Hotline is at' "$work/server.log"; do
  kill -0 "${pids[0]}" 2>/dev/null || { cat "$work/server.log" >&2; echo 'hosted.sh: FAIL: the server ended' >&2; exit 1; }
  sleep 0.2
done
port="$(sed -n 's/.*Hotline is at http:\/\/[^:]*:\([0-9]*\).*/\1/p' "$work/server.log")"

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null

# The block of the page: only names, ports and files change.
awk '/^```nginx$/ { on = 1; next } /^```$/ { on = 0 } on' "$root/docs/hosting.md" >"$work/block.conf"
[ -s "$work/block.conf" ] || { echo 'hosted.sh: FAIL: docs/hosting.md has no block for nginx' >&2; exit 1; }
sed -i -e "s/play\.example\.org/localhost/g" -e "s#/etc/letsencrypt/live/localhost#$work#" \
  -e "s/listen 443/listen $https/; s/listen \[::\]:443/listen [::]:$https/; s/listen 80/listen $http/; s/listen \[::\]:80/listen [::]:$http/" \
  -e "s/127\.0\.0\.1:8080/127.0.0.1:$port/" "$work/block.conf"
[ -e /proc/net/if_inet6 ] || sed -i '/listen \[::\]/d' "$work/block.conf"
cat >"$work/nginx.conf" <<CONF
user $(id -un) $(id -gn);
pid $work/nginx.pid;
error_log $work/error.log;
daemon off;
events {}
http {
    access_log off;
    client_body_temp_path $work/body;
    proxy_temp_path $work/proxy;
    fastcgi_temp_path $work/fastcgi;
    uwsgi_temp_path $work/uwsgi;
    scgi_temp_path $work/scgi;
    include $work/block.conf;
}
CONF
nginx -t -c "$work/nginx.conf" -e "$work/error.log" 2>"$work/nginx.log" || { cat "$work/nginx.log" >&2; echo 'hosted.sh: FAIL: nginx refuses the block' >&2; exit 1; }
nginx -c "$work/nginx.conf" -e "$work/error.log" 2>"$work/nginx.log" &
pids+=($!)
until [ -s "$work/nginx.pid" ]; do
  kill -0 "${pids[1]}" 2>/dev/null || { cat "$work/nginx.log" "$work/error.log" >&2; echo 'hosted.sh: FAIL: nginx ended' >&2; exit 1; }
  sleep 0.2
done
NODE_EXTRA_CA_CERTS="$work/fullchain.pem" node "$root/scripts/hosted.js" "https://localhost:$https/"
echo "hosted.sh: ok    a game through nginx at port $https"
