#!/bin/sh
# A program that carries lines, with jq, as a client of recordbookd: lines_client.sh socat|nc SOCKET SEGMENT STYLE.
# Prints a line for each step.
set -eu
case $1 in
  socat) carry() { socat -t 10 - "UNIX-CONNECT:$socket"; } ;;
  nc) carry() { nc -N -U "$socket"; } ;;
  *) exit 2 ;;
esac
socket=$2 segment=$3 style=$4

ask() {
  jq -nc --argjson params "$2" --arg method "$1" '{jsonrpc: "2.0", id: "a", method: $method, params: $params}' | carry
}

show() {
  printf '%s\t' "$1"
  cat
}

ask service.hello '{}' | jq -c .result | show hello
ask swimming.showRecordsBook '{}' | jq -c .result | show book
ask swimming.editSegmentStyle "$(jq -nc --arg s "$segment" --arg t "$style" '{segment: $s, style: $t}')" |
  jq -c .result | show edit
ask swimming.showSegment '{"segment": "20010101T000000Z.1"}' | jq -c .error | show error
answer=$(echo '{"jsonrpc": "2.0", "method": "book.undo"}' | carry)
if [ -n "$answer" ]; then
  echo "a notification was answered: $answer" >&2
  exit 1
fi
echo null | show notification
# Without a newline: the end of the stream ends the message, too.
printf '%s' '[{"jsonrpc":"2.0","id":1,"method":"service.hello"},{"jsonrpc":"2.0","method":"swimming.showRecordsBook"},
  {"jsonrpc":"2.0","id":2,"method":"swimming.showRecordsBook"}]' | tr -d '\n' | carry |
  jq -c 'sort_by(.id) | map(.result)' | show batch
