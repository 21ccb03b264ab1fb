import Glibc

// What opens a file or an image gives an optional, and on iOS the functions that work with it take one.

@_disfavoredOverload public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  Glibc.dlclose(given(handle, "dlclose"))
}

@_disfavoredOverload public func fclose(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  Glibc.fclose(given(stream, "fclose"))
}

@_disfavoredOverload public func feof(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  Glibc.feof(given(stream, "feof"))
}

@_disfavoredOverload public func ferror(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  Glibc.ferror(given(stream, "ferror"))
}

@_disfavoredOverload public func fileno(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  Glibc.fileno(given(stream, "fileno"))
}

@_disfavoredOverload public func fgets(
  _ text: UnsafeMutablePointer<CChar>?, _ count: Int32, _ stream: UnsafeMutablePointer<FILE>?
) -> UnsafeMutablePointer<CChar>? {
  Glibc.fgets(given(text, "fgets"), count, given(stream, "fgets"))
}

@_disfavoredOverload public func fputs(_ text: UnsafePointer<CChar>?, _ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  Glibc.fputs(given(text, "fputs"), given(stream, "fputs"))
}

@_disfavoredOverload public func fread(
  _ place: UnsafeMutableRawPointer?, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>?
) -> Int {
  Glibc.fread(given(place, "fread"), size, count, given(stream, "fread"))
}

@_disfavoredOverload public func fwrite(
  _ place: UnsafeRawPointer?, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>?
) -> Int {
  Glibc.fwrite(given(place, "fwrite"), size, count, given(stream, "fwrite"))
}

@_disfavoredOverload public func fseek(
  _ stream: UnsafeMutablePointer<FILE>?, _ offset: Int, _ origin: Int32
) -> Int32 {
  Glibc.fseek(given(stream, "fseek"), offset, origin)
}

@_disfavoredOverload public func ftell(_ stream: UnsafeMutablePointer<FILE>?) -> Int {
  Glibc.ftell(given(stream, "ftell"))
}

@_disfavoredOverload public func rewind(_ stream: UnsafeMutablePointer<FILE>?) {
  Glibc.rewind(given(stream, "rewind"))
}

@_disfavoredOverload public func closedir(_ folder: OpaquePointer?) -> Int32 {
  Glibc.closedir(given(folder, "closedir"))
}

@_disfavoredOverload public func readdir(_ folder: OpaquePointer?) -> UnsafeMutablePointer<dirent>? {
  Glibc.readdir(given(folder, "readdir"))
}

/// The argument, without which C would do anything.
private func given<Value>(_ value: Value?, _ function: String) -> Value {
  guard let value else { fatalError("\(function) was called with nil") }
  return value
}
