@_spi(Windfall) import FoundationOverlay

// No session here gives data to resume from, so there is nothing that these could go on with.

extension URLSession {
  /// See [uploadTask(withResumeData:)](https://developer.apple.com/documentation/foundation/urlsession/uploadtask(withresumedata:)).
  public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask {
    windfallUnimplementedStop("URLSession.uploadTask(withResumeData:)")
  }

  /// See [uploadTask(withResumeData:completionHandler:)](https://developer.apple.com/documentation/foundation/urlsession/uploadtask(withresumedata:completionhandler:)).
  public func uploadTask(
    withResumeData resumeData: Data, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    windfallUnimplementedStop("URLSession.uploadTask(withResumeData:completionHandler:)")
  }

  /// See [upload(resumeFrom:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/upload(resumefrom:delegate:)).
  public func upload(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw windfallUnimplementedError("URLSession.upload(resumeFrom:delegate:)")
  }

  /// See [download(resumeFrom:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/download(resumefrom:delegate:)).
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw windfallUnimplementedError("URLSession.download(resumeFrom:delegate:)")
  }
}
