/// Begins a requirement of what an asynchronous closure returns.
@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @escaping () async throws -> T?
) -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: () -> (() async throws -> T)
) -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: () -> (() async throws -> T?)
) -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}
