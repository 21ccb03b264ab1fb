import WindfallCore

/// Loads files by their URL, as every session does on iOS; FoundationNetworking calls such URLs unsupported.
final class FileProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return client.urlProtocol(self, didFailWithError: error(.fileDoesNotExist))
    }
    guard !isFolder.boolValue else {
      return client.urlProtocol(self, didFailWithError: error(.fileIsDirectory))
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return client.urlProtocol(self, didFailWithError: error(.noPermissionsToReadFile))
    }
    let type = FileType.ofExtension(url.pathExtension)?.mimeTypes.first ?? "application/octet-stream"
    let response = URLResponse(
      url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: data)
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private func error(_ code: URLError.Code) -> URLError {
    URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: request.url as Any])
  }
}
