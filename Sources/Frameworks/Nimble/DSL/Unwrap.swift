/// The value of an expression, which must not be nil.
@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try require(fileID: fileID, file: file, line: line, column: column, customError: customError, try expression())
    .toNot(beNil(), description: description)
}

@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
  try require(fileID: fileID, file: file, line: line, column: column, customError: customError, expression())
    .toNot(beNil(), description: description)
}

/// `unwrap` under a name that has no other overloads.
@discardableResult
public func unwraps<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure @escaping () throws -> T?
) throws -> T {
  try requires(fileID: fileID, file: file, line: line, column: column, customError: customError, try expression())
    .toNot(beNil(), description: description)
}

@discardableResult
public func unwraps<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) throws -> T {
  try requires(fileID: fileID, file: file, line: line, column: column, customError: customError, expression())
    .toNot(beNil(), description: description)
}

/// The value that an asynchronous closure returns, which must not be nil.
@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: @escaping () async throws -> T?
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError
  )
  .toNot(beNil(), description: description)
}

@discardableResult
public func unwrap<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, description: String? = nil, _ expression: () -> (() async throws -> T?)
) async throws -> T {
  try await AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError
  )
  .toNot(beNil(), description: description)
}
