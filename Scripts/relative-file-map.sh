#!/bin/sh
# Prints a compiler's table of files with nothing but the objects, by their names within the folder of the table.
set -eu

folder=$(dirname -- "$(readlink -f -- "$1")")
# Keys are the sources, of which the names alone are kept; the key without a name is that of the whole module.
tr ',' '\n' <"$1" | sed -n 's/.*"object" *: *"\([^"]*\)".*/\1/p' | sed 's/\\\//\//g' | sort -u |
  awk -v folder="$folder/" '
    BEGIN { printf "{\n" }
    {
      name = index($0, folder) == 1 ? substr($0, length(folder) + 1) : $0
      if (name !~ /\.swift\.o$/) next
      printf "%s\"%s\":{\"object\":\"%s\"}", (count++ ? ",\n" : ""), name, name
    }
    END { printf "\n}\n" }'
