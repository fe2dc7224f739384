#!/bin/sh
# restart-one-by-one.sh PORT PORT...: restarts the processes of Quad behind the nginx of this machine, one
# after the other, so that one always serves: each is taken out of nginx before it stops, and put back
# when it is ready. Run it as root, also after install.sh.
#   QUAD_SITE     the nginx site; default /etc/nginx/sites-available/quad
#   QUAD_RESTART  a program that restarts the process of the port in its argument; default systemctl
#   NGINX_RELOAD  a program that reloads nginx; default systemctl
set -eu
site=${QUAD_SITE:-/etc/nginx/sites-available/quad}

reload() {
  if [ -n "${NGINX_RELOAD:-}" ]; then "$NGINX_RELOAD"; else systemctl reload nginx; fi
  # By then, nginx workers with the old site have forwarded their requests.
  sleep 5
}

restart() {
  if [ -n "${QUAD_RESTART:-}" ]; then "$QUAD_RESTART" "$1"; else systemctl restart "quad@$1"; fi
}

is_ready() {
  curl --silent --fail --output /dev/null --max-time 5 "http://127.0.0.1:$1/readyz"
}

[ $# -ge 2 ] || { echo "Name the ports of all processes: one alone cannot be replaced unnoticed." >&2; exit 1; }
for port in "$@"; do
  grep -q "^ *server 127\.0\.0\.1:$port;" "$site" || { echo "$site has no line \"server 127.0.0.1:$port;\"." >&2; exit 1; }
  is_ready "$port" || { echo "The process on port $port is not ready. Nothing was restarted." >&2; exit 1; }
done
for port in "$@"; do
  sed -i "s/^\( *server 127\.0\.0\.1:$port\);/\1 down;/" "$site"
  reload
  restart "$port"
  seconds=0
  until is_ready "$port"; do
    seconds=$((seconds + 1))
    if [ "$seconds" -gt 120 ]; then
      echo "The process on port $port is not ready after two minutes. nginx leaves it out ($site); the others serve." >&2
      exit 1
    fi
    sleep 1
  done
  sed -i "s/^\( *server 127\.0\.0\.1:$port\) down;/\1;/" "$site"
  reload
  echo "The process on port $port is restarted."
done
