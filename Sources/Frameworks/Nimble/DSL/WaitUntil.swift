/// Waits until the action calls the closure that it is given, and fails when that takes too long.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column, action: @escaping (@escaping () -> Void) -> Void
) {
  NMBWait.until(timeout: timeout, fileID: fileID, file: file, line: line, column: column, action: action)
}
