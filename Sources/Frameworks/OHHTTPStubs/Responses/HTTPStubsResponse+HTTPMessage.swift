extension HTTPStubsResponse {
  /// Answers with a response as it was sent: a status line, headers, an empty line and the body, as `curl -is` prints
  /// them. What is no such message is a body.
  public convenience init(httpMessageData responseData: Data) {
    guard let message = HTTPMessage(responseData) else {
      self.init(data: responseData, statusCode: 200, headers: [:])
      return
    }
    self.init(data: message.body, statusCode: message.statusCode, headers: message.headers)
  }

  /// Answers with the message in a resource of the type `response`.
  ///
  /// Without such a resource, the running test fails, and so does the request.
  public convenience init(
    named responseName: String, in bundle: Bundle?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let bundle = bundle ?? Bundle(for: HTTPStubs.self)
    guard let url = bundle.url(forResource: responseName, withExtension: "response"),
      let data = try? Data(contentsOf: url)
    else {
      StubFailure.report(
        "there is no \(responseName).response in \(bundle.bundlePath) to answer with; add it to the resources of the "
          + "test target", file: file, line: line)
      self.init(error: CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: responseName]))
      return
    }
    self.init(httpMessageData: data)
  }
}

/// A response as it is sent.
private struct HTTPMessage {
  let statusCode: Int32
  let headers: [String: String]
  let body: Data

  init?(_ data: Data) {
    let ends = ["\r\n\r\n", "\n\n"].compactMap { data.range(of: Data($0.utf8)) }
    guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline)
    let status = lines.first?.split(separator: " ") ?? []
    guard status.count > 1, status[0].hasPrefix("HTTP/"), let code = Int32(status[1]) else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...]
      headers[String(line[..<colon])] = value.trimmingCharacters(in: .whitespaces)
    }
    statusCode = code
    self.headers = headers
    body = Data(data[end.upperBound...])
  }
}
