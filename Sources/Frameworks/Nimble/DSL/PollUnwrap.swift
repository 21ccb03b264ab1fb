/// The value of an expression once it is not nil any more.
@discardableResult
public func pollUnwrap<T>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try SyncRequirement(
    expression: Expression(
      expression: expression, location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)
    ), customError: nil
  )
  .toEventuallyNot(beNil())
}

@discardableResult
public func pollUnwrap<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
  try SyncRequirement(
    expression: Expression(
      expression: expression(),
      location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

@discardableResult
public func pollUnwraps<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try SyncRequirement(
    expression: Expression(
      expression: expression, location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)
    ), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

@discardableResult
public func pollUnwraps<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
  try SyncRequirement(
    expression: Expression(
      expression: expression(),
      location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

/// The value of an asynchronous expression once it is not nil any more.
@discardableResult
public func pollUnwrap<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @escaping () async throws -> T?
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)
    ), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

@discardableResult
public func pollUnwrap<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: () -> (() async throws -> T?)
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(),
      location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

@discardableResult
public func pollUnwrapa<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @autoclosure @escaping () async throws -> T?
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)
    ), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}

@discardableResult
public func pollUnwrapa<T>(
  file: FileString = #file, line: UInt = #line, timeout: NimbleTimeInterval = PollingDefaults.timeout,
  pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
  description: String? = nil, _ expression: @autoclosure () -> (() async throws -> T?)
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(),
      location: SourceLocation(fileID: "Unknown/Unknown", filePath: file, line: line, column: 0)), customError: nil
  )
  .toEventuallyNot(beNil(), timeout: timeout, pollInterval: pollInterval, description: description)
}
