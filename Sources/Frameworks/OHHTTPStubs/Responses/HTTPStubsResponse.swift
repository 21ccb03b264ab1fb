/// The answer of a stub.
///
/// The times it simulates cost none: they put the answers to requests that are made together in order.
open class HTTPStubsResponse: NSObject {
  open var httpHeaders: [AnyHashable: Any]?
  open var statusCode: Int32
  /// Where the body comes from; read when the answer is delivered.
  open var inputStream: InputStream?
  /// The size of the body in bytes, for responses that are as long as a speed makes them.
  open var dataSize: UInt64
  /// The seconds before the first byte.
  open var requestTime: TimeInterval = 0
  /// The seconds from there to the last byte; a negative number is a speed in kilobytes a second.
  open var responseTime: TimeInterval = 0
  /// What the request fails with, instead of an answer.
  open var error: (any Error)?

  public override init() {
    statusCode = 0
    dataSize = 0
    super.init()
  }

  public init(inputStream: InputStream, dataSize: UInt64, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.inputStream = inputStream
    self.dataSize = dataSize
    self.statusCode = statusCode
    self.httpHeaders = httpHeaders
    super.init()
  }

  public init(error: any Error) {
    self.error = error
    statusCode = 0
    dataSize = 0
    super.init()
  }

  public convenience init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
    self.init(
      inputStream: InputStream(data: data), dataSize: UInt64(data.count), statusCode: statusCode, headers: httpHeaders)
  }

  /// Without such a file, the running test fails, and so does the request.
  public convenience init(
    fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let data = FileManager.default.contents(atPath: filePath) else {
      StubFailure.report(
        "there is no file \(filePath) to answer with; add it to the resources of the test target, "
          + "and find it with OHPathForFile", file: file, line: line)
      self.init(error: CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: filePath]))
      return
    }
    self.init(data: data, statusCode: statusCode, headers: httpHeaders)
  }

  /// Without such a file, the running test fails, and so does the request.
  public convenience init(
    fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(fileAtPath: fileURL.path, statusCode: statusCode, headers: httpHeaders, file: file, line: line)
  }

  /// Sets the time, or the speed, of the answer.
  @discardableResult
  open func responseTime(_ responseTime: TimeInterval) -> Self {
    self.responseTime = responseTime
    return self
  }

  /// Sets the time before the answer, and its time or speed.
  @discardableResult
  open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
    self.requestTime = requestTime
    self.responseTime = responseTime
    return self
  }

  // MARK: - Delivery

  /// The seconds that the body takes.
  var transferTime: TimeInterval {
    responseTime < 0 ? Double(dataSize) / (-responseTime * 1000) : responseTime
  }

  var headerFields: [String: String] {
    var fields: [String: String] = [:]
    for (key, value) in httpHeaders ?? [:] { fields["\(key.base)"] = "\(value)" }
    return fields
  }

  /// All of the body, or why it cannot be read.
  func readBody() -> (Data, (any Error)?) {
    guard let inputStream else { return (Data(), nil) }
    inputStream.open()
    defer { inputStream.close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = inputStream.read(&buffer, maxLength: buffer.count)
      if count < 0 { return (data, inputStream.streamError ?? CocoaError(.fileReadUnknown)) }
      if count == 0 { return (data, nil) }
      data.append(contentsOf: buffer[..<count])
    }
  }
}

extension HTTPStubsResponse {
  /// Answers with JSON, as `application/json` unless the headers say otherwise.
  ///
  /// If the object cannot be written as JSON, the running test fails, and so does the request.
  public convenience init(
    jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard JSONSerialization.isValidJSONObject(jsonObject),
      let data = try? JSONSerialization.data(withJSONObject: jsonObject)
    else {
      StubFailure.report(
        "\(type(of: jsonObject)) cannot be written as JSON; answer with a dictionary or an array of strings, numbers, "
          + "booleans, NSNull and more of these", file: file, line: line)
      self.init(error: CocoaError(.propertyListWriteInvalid))
      return
    }
    var headers = httpHeaders ?? [:]
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    self.init(data: data, statusCode: statusCode, headers: headers)
  }
}
