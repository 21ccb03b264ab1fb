/// Begins a requirement of an asynchronous expression that is not in a closure.
@discardableResult
public func requirea<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure @escaping () async throws -> T?
) async -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func requirea<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() async throws -> T)
) async -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func requirea<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() async throws -> T?)
) async -> AsyncRequirement<T> {
  AsyncRequirement(
    expression: AsyncExpression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}
