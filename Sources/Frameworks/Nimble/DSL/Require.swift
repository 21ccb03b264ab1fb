/// Begins a requirement: an expectation that throws when it does not hold.
@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func require<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func require(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncRequirement<Void> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

/// `require` under a name that has no other overloads, for expressions that the compiler finds ambiguous.
@discardableResult
public func requires<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure @escaping () throws -> T?
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func requires<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T)
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func requires<T>(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> T?)
) -> SyncRequirement<T> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

@discardableResult
public func requires(
  fileID: String = #fileID, file: FileString = #filePath, line: UInt = #line, column: UInt = #column,
  customError: (any Error)? = nil, _ expression: @autoclosure () -> (() throws -> Void)
) -> SyncRequirement<Void> {
  SyncRequirement(
    expression: Expression(
      expression: expression(), location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column),
      isClosure: true),
    customError: customError)
}

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

/// Records a failure and throws.
public func requireFail(
  _ message: String? = nil, customError: (any Error)? = nil, fileID: String = #fileID, file: FileString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> Never {
  let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
  let text = message ?? "requireFail() always fails"
  fail(text, location: location)
  throw customError ?? RequireError(message: text, location: location)
}
