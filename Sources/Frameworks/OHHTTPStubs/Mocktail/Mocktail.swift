/// A file that says which requests it answers, and with what: lines with expressions for methods and addresses, the
/// status, the type or the headers, an empty line, and the body.
struct Mocktail {
  private static let base64 = ";base64"

  private let method: NSRegularExpression
  private let address: NSRegularExpression
  private let statusCode: Int32
  private let headers: [String: String]
  private let body: Data

  init(_ file: URL) throws {
    let name = file.absoluteString
    guard let data = try? Data(contentsOf: file) else {
      throw OHHTTPStubsMocktailError.pathFailedToRead.error("File '\(name)' does not read.")
    }
    let end = data.range(of: Data("\n\n".utf8)) ?? data.endIndex..<data.endIndex
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\n")
    guard lines.count >= 4 else {
      throw OHHTTPStubsMocktailError.invalidFileFormat.error(
        "File '\(name)' has invalid amount of lines:\(lines.count).")
    }
    method = try Self.expression(lines[0], "method", of: name)
    address = try Self.expression(lines[1], "URL", of: name)
    statusCode = Int32(lines[2].trimmingCharacters(in: .whitespaces)) ?? 0
    var headers = try Self.headers(lines[3...], of: name)
    var body = Data(data[end.upperBound...])
    if let type = headers["Content-Type"], type.hasSuffix(Self.base64) {
      headers["Content-Type"] = String(type.dropLast(Self.base64.count))
      body = Data(base64Encoded: body, options: .ignoreUnknownCharacters) ?? Data()
    }
    self.headers = headers
    self.body = body
  }

  func answers(_ request: URLRequest) -> Bool {
    guard let url = request.url?.absoluteString else { return false }
    return address.matches(somewhereIn: url) && method.matches(somewhereIn: request.httpMethod ?? "GET")
  }

  var response: HTTPStubsResponse { HTTPStubsResponse(data: body, statusCode: statusCode, headers: headers) }

  private static func expression(_ text: String, _ what: String, of name: String) throws -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: text, options: .caseInsensitive)
    } catch {
      throw OHHTTPStubsMocktailError.invalidFileFormat.error(
        "File '\(name)' has invalid \(what) regular expression pattern: \(text).")
    }
  }

  /// The first line may be a type alone.
  private static func headers(_ lines: ArraySlice<String>, of name: String) throws -> [String: String] {
    var headers: [String: String] = [:]
    for (index, line) in zip(lines.indices, lines) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[1].first?.isWhitespace == true {
        headers[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
      } else if index == lines.startIndex, parts.count == 1, !line.hasSuffix(":") {
        headers["Content-Type"] = line
      } else {
        throw OHHTTPStubsMocktailError.invalidFileHeader.error("File '\(name)' has invalid header: \(line).")
      }
    }
    return headers
  }
}

extension NSRegularExpression {
  fileprivate func matches(somewhereIn text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
