import Foundation

/// A request or a response of HTTP in its written form: see [CFHTTPMessage](https://developer.apple.com/documentation/cfnetwork/cfhttpmessage).
public final class CFHTTPMessage {
  let isRequest: Bool
  var version = "HTTP/1.1"
  var method: String?
  var url: URL?
  var status = 0
  var reason: String?
  private(set) var fields: [(name: String, value: String)] = []
  var body = Data()
  /// What was appended and is no complete head yet; nil once the head is there.
  private var head: Data? = Data()

  init(isRequest: Bool) { self.isRequest = isRequest }

  var isHeadComplete: Bool { head == nil }

  /// For a message that is written here.
  func completeHead() { head = nil }

  func copy() -> CFHTTPMessage {
    let copy = CFHTTPMessage(isRequest: isRequest)
    (copy.version, copy.method, copy.url, copy.status, copy.reason) = (version, method, url, status, reason)
    (copy.fields, copy.body, copy.head) = (fields, body, head)
    return copy
  }

  subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      let index = fields.firstIndex { $0.name.lowercased() == name.lowercased() }
      switch (index, newValue) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// What a response says of its status where nothing else is given.
  static let reasons = [
    100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
    206: "Partial Content", 301: "Moved Permanently", 302: "Found", 304: "Not Modified", 400: "Bad Request",
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
  ]

  // MARK: - Text

  var firstLine: String {
    guard isRequest else { return "\(version) \(status)" + (reason.map { " \($0)" } ?? "") }
    let path = url?.path(percentEncoded: true) ?? ""
    let query = (url?.query(percentEncoded: true)).map { "?\($0)" } ?? ""
    return "\(method ?? "GET") \(path.isEmpty ? "/" : path)\(query) \(version)"
  }

  var serialized: Data {
    let lines = [firstLine] + fields.map { "\($0.name): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// Takes more of the text; false if what is there is no head of a message.
  func append(_ data: Data) -> Bool {
    guard let known = head else {
      body += data
      return true
    }
    let text = known + data
    guard let end = text.range(of: Data("\r\n\r\n".utf8)) else {
      head = text
      return true
    }
    let lines = String(decoding: text[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    guard readFirst(lines[0]) else { return false }
    for line in lines.dropFirst() { readField(line) }
    head = nil
    body = Data(text[end.upperBound...])
    return true
  }

  private func readFirst(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    if isRequest {
      guard words.count == 3, words[2].hasPrefix("HTTP/") else { return false }
      (method, url, version) = (words[0], URL(string: words[1]), words[2])
      return true
    }
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let code = Int(words[1]) else { return false }
    (version, status, reason) = (words[0], code, words.count > 2 ? words[2] : nil)
    return true
  }

  private func readField(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    self[name] = self[name].map { "\($0), \(value)" } ?? value
  }
}
