#!/bin/sh
# Packs what ./windfall has built so that it can be unpacked anywhere: an archive, its checksum, a list of its parts
# (SPDX), and a Debian package.
#
#   sh Scripts/make-release.sh [FOLDER]        FOLDER is .build/dist otherwise
#
# The same commit gives the same bytes: names are sorted, and all times are that of the commit.
set -eu

root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
build_dir=${WINDFALL_BUILD_DIR:-$root/.build}
out=${1:-$build_dir/dist}
products=$(readlink -f -- "$build_dir/release")
tool=${WINDFALL_RELEASE_TOOL:-$products/windfall}
version=$(sed -n 's/^ *version: "\(.*\)",$/\1/p' "$root/Sources/windfall/Windfall.swift")
swift=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
machine=$(uname -m)
toolchain=$(dirname -- "$(dirname -- "$(readlink -f -- "$(command -v swiftc)")")")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C
name=windfall-$version-swift-$swift-linux-$machine
stage=$out/stage/$name
sdk=$stage/lib/windfall

[ -x "$tool" ] && [ -d "$products/Modules" ] || { echo "make-release: run ./windfall --set-up first" >&2; exit 5; }
rm -rf -- "$out/stage"
mkdir -p -- "$stage/bin" "$sdk/Modules" "$sdk/lib" "$stage/share/fonts" "$stage/share/licenses"

# The tool, what it starts, and what it reads.
cp -- "$tool" "$sdk/windfall"
cp -- "$products/WindfallBundleHost" "$products/TestDoublesPlugin-tool" "$products/SwiftDataMacros-tool" "$sdk/"
cp -- "$products/WindfallHeaderImporter" "$products/libWindfallVirtualTime.so" "$sdk/"
cp -R -- "$products/Windfall_WindfallFacts.resources" "$sdk/"
strip --strip-debug "$sdk/windfall" "$sdk/WindfallBundleHost" "$sdk/TestDoublesPlugin-tool" "$sdk/SwiftDataMacros-tool" \
  "$sdk/WindfallHeaderImporter"

# The modules that projects import, their objects and their headers; paths become relative to their folders.
for module in "$products"/Modules/*.swiftmodule "$products"/*.build/module.modulemap; do
  case $module in
  *.modulemap) module=$(basename -- "$(dirname -- "$module")" .build) ;;
  *) module=$(basename -- "$module" .swiftmodule) ;;
  esac
  case $module in
  *Tests | *TestSupport | *Fixture | Argument* | TestDoublesGeneration | TestDoublesPlugin | CDrawings | CTest*) continue ;;
  Windfall[BCDFGLP]*) [ "$module" = WindfallCore ] || continue ;;
  windfall) continue ;;
  esac
  folder=$products/$module.build
  mkdir -p -- "$sdk/$module.build"
  for kind in swiftmodule swiftdoc; do
    [ ! -f "$products/Modules/$module.$kind" ] || cp -- "$products/Modules/$module.$kind" "$sdk/Modules/"
  done
  if [ -f "$folder/module.modulemap" ]; then
    include=$(sed -n 's/.*umbrella .*"\(.*\/include\).*".*/\1/p' "$folder/module.modulemap" | head -n 1)
    sed 's/"\/.*\/include\([^"]*\)"/"include\1"/' "$folder/module.modulemap" >"$sdk/$module.build/module.modulemap"
    [ -z "$include" ] || cp -RL -- "$include" "$sdk/$module.build/include"
  fi
  if [ -f "$folder/output-file-map.json" ]; then
    sh "$root/Scripts/relative-file-map.sh" "$folder/output-file-map.json" >"$sdk/$module.build/output-file-map.json"
    sed -n 's/.*"object":"\([^"]*\)".*/\1/p' "$sdk/$module.build/output-file-map.json" |
      while read -r object; do
        mkdir -p -- "$(dirname -- "$sdk/$module.build/$object")"
        cp -- "$folder/$object" "$sdk/$module.build/$object"
      done
  elif [ -d "$folder" ]; then
    (cd "$folder" && find . -name '*.o' -exec cp --parents -- {} "$sdk/$module.build/" \;)
  fi
done

# The libraries that draw, with all that they need beside the system's own.
libraries=$(ldd "$tool" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | grep -v "^$toolchain/" |
  grep -Ev '/(libc|libm|libdl|librt|libpthread|libresolv|libutil|ld-linux[^/]*|libgcc_s|libstdc\+\+)\.so' | sort -u)
packages=
for library in $libraries; do
  cp -L -- "$library" "$sdk/lib/"
  file=$(readlink -f -- "$library")
  # Older packages know their files without /usr in front.
  package=$({ dpkg -S "$file" || dpkg -S "${file#/usr}"; } 2>/dev/null | sed 's/:.*//' | head -n 1)
  [ -z "$package" ] || packages="$packages $package"
done
fonts=/usr/share/fonts
cp -L -- "$fonts"/opentype/inter/*.otf "$fonts"/truetype/jetbrains-mono/*.ttf "$fonts"/truetype/vollkorn/*.ttf \
  "$fonts"/truetype/quicksand/*.ttf "$stage/share/fonts/"
packages=$(printf '%s\n' $packages fonts-inter fonts-jetbrains-mono fonts-vollkorn fonts-quicksand | sort -u)

# Licences of all parts.
cp -- "$root/LICENSE" "$stage/share/licenses/windfall"
for checkout in "$build_dir"/checkouts/*; do
  for file in "$checkout"/LICENSE*; do
    [ ! -f "$file" ] || cp -- "$file" "$stage/share/licenses/$(basename -- "$checkout")"
  done
done
for package in $packages; do
  [ ! -f "/usr/share/doc/$package/copyright" ] || cp -- "/usr/share/doc/$package/copyright" "$stage/share/licenses/$package"
done

# The parts, as SPDX lists them.
part() {
  printf '    {"SPDXID":"SPDXRef-%s","name":"%s","versionInfo":"%s","downloadLocation":"%s","licenseConcluded":"NOASSERTION"}' \
    "$1" "$1" "$2" "$3"
}
{
  printf '{\n  "spdxVersion":"SPDX-2.3","dataLicense":"CC0-1.0","SPDXID":"SPDXRef-DOCUMENT","name":"%s",\n' "$name"
  printf '  "documentNamespace":"urn:windfall:%s",\n' "$name"
  printf '  "creationInfo":{"created":"%s","creators":["Tool: make-release.sh"]},\n  "packages":[\n' \
    "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)"
  part windfall "$version" NOASSERTION
  sed -n 's/.*"location" : "\(.*\)",/\1/p' "$root/Package.resolved" | while read -r location; do
    printf ',\n'
    found=$(grep -A 4 -F "\"$location\"" "$root/Package.resolved" | sed -n 's/.*"version" : "\(.*\)"/\1/p')
    part "$(basename -- "$location")" "$found" "$location"
  done
  for package in $packages; do
    printf ',\n'
    part "$package" "$(dpkg-query -W -f '${Version}' "$package" 2>/dev/null)" NOASSERTION
  done
  printf '\n  ]\n}\n'
} >"$stage/share/windfall.spdx.json"

printf '%s\n' "$swift" >"$stage/share/swift-version"
sed "s/@NAME@/$name/" "$root/Scripts/release/windfall.sh" >"$stage/bin/windfall"
chmod 755 "$stage/bin/windfall"
ln -s windfall "$stage/bin/xcodebuild"
(cd "$stage" && find . -type f ! -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum >share/SHA256SUMS)

# The archive.
mkdir -p -- "$out"
chmod -R u+rwX,go+rX,go-w "$stage"
tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --directory "$out/stage" "$name" |
  zstd -q -T1 -12 -f -o "$out/$name.tar.zst"
(cd "$out" && sha256sum "$name.tar.zst" >"$name.tar.zst.sha256")
cp -- "$root/Scripts/release/install.sh" "$out/install.sh"

# The Debian package: the same below /opt, with links.
if command -v dpkg-deb >/dev/null 2>&1; then
  deb=$out/stage/deb
  mkdir -p -- "$deb/opt" "$deb/usr/bin" "$deb/DEBIAN"
  cp -a -- "$stage" "$deb/opt/windfall"
  ln -s /opt/windfall/bin/windfall "$deb/usr/bin/windfall"
  cat >"$deb/DEBIAN/control" <<END
Package: windfall
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: Windfall's maintainers <windfall@example.org>
Recommends: bubblewrap, librsvg2-2, libpoppler-glib8, libjavascriptcoregtk-4.1-0, libsqlite3-dev, libssl3, libxml2-dev, zlib1g-dev
Description: runs an iOS app's tests on Linux
 Unit tests and UI tests, from the Xcode project, with its sources unchanged.
 It needs the Swift toolchain $swift of swift.org on the PATH.
END
  find "$deb" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz -z1 --build "$deb" "$out/windfall_${version}_$(dpkg --print-architecture).deb" >/dev/null
fi
rm -rf -- "$out/stage"
ls -l "$out"
