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
