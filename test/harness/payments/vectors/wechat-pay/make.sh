#!/usr/bin/env bash
# Makes the vectors that server/payments/wechat is tested against, by the openssl command alone (and GHASH, which it
# cannot compute). Keys and certificate are made once and kept; run it in this folder: the files come out the same.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

[ -f merchant.key ] || openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out merchant.key
[ -f platform.key ] || openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out platform.key
openssl pkey -in merchant.key -pubout -out merchant.pub
openssl pkey -in platform.key -pubout -out platform.pub
[ -f platform.crt ] || openssl req -x509 -new -key platform.key -days 7300 -subj '/CN=Tenpay.com Root CA (vector)' \
  -set_serial 0x5157F09EFDC096DE15EBE81A47057A7232F1B8E1 -out platform.crt

# A request as it is signed (API v3): method, path with query, seconds, nonce, body; each line ended.
printf 'POST\n/v3/pay/transactions/native\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n%s\n' "$(cat request.json)" \
  | openssl dgst -sha256 -sign merchant.key | openssl base64 -A > request.sig
# An answer: seconds, nonce, body.
printf '1554209980\nc5ac7061fccab6bf3e254dcf98995b8c\n%s\n' "$(cat answer.json)" \
  | openssl dgst -sha256 -sign platform.key | openssl base64 -A > answer.sig

# AEAD_AES_256_GCM: counter mode from block 2 on, the tag from GHASH and block 1.
hex() { od -An -v -tx1 | tr -d ' \n'; }
key=$(printf '%s' "$(cat api-v3.key)" | hex)
encrypt() { # FILE NONCE ASSOCIATED_DATA
  local nonce ciphertext h mask ghash tag
  nonce=$(printf '%s' "$2" | hex)
  ciphertext=$(openssl enc -aes-256-ctr -K "$key" -iv "${nonce}00000002" -in "$1" | hex)
  h=$(printf '00000000000000000000000000000000' | unhex0 | openssl enc -aes-256-ecb -nopad -K "$key" | hex)
  mask=$(printf '%s' "${nonce}00000001" | unhex0 | openssl enc -aes-256-ecb -nopad -K "$key" | hex)
  ghash=$(node ghash.mjs "$h" "$(printf '%s' "$3" | hex)" "$ciphertext")
  tag=$(for i in 0 8 16 24; do printf '%08x' $((0x${ghash:i:8} ^ 0x${mask:i:8})); done)
  printf '%s' "$ciphertext$tag" | unhex0 | openssl base64 -A
}
# Bytes of hexadecimal, zeros too, which printf '%b' by xargs would lose.
unhex0() { local text; text=$(cat); printf "$(printf '%s' "$text" | sed 's/../\\x&/g')"; }

encrypt transaction.json fdasflkja484 transaction > transaction.enc
encrypt platform.crt d215b0511e9c certificate > certificate.enc
