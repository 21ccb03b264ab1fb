extension TestEvent: WireCodable {
  private enum Tag: UInt8 {
    case runStarted, targetStarted, classStarted, testStarted, issueRecorded, activityStarted, activityEnded, measured
    case output, testFinished, classFinished, targetFinished, runEnded
    case timeAllowed
  }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .runStarted(let seed, let targets): writer.write(tag: Tag.runStarted, seed, targets)
    case .targetStarted(let target, let testCount): writer.write(tag: Tag.targetStarted, target, testCount)
    case .classStarted(let identifier): writer.write(tag: Tag.classStarted, identifier)
    case .testStarted(let identifier): writer.write(tag: Tag.testStarted, identifier)
    case .issueRecorded(let issue): writer.write(tag: Tag.issueRecorded, issue)
    case .activityStarted(let identifier, let name): writer.write(tag: Tag.activityStarted, identifier, name)
    case .activityEnded(let identifier, let name): writer.write(tag: Tag.activityEnded, identifier, name)
    case .timeAllowed(let identifier, let seconds): writer.write(tag: Tag.timeAllowed, identifier, seconds)
    case .measured(let measurement): writer.write(tag: Tag.measured, measurement)
    case .output(let output): writer.write(tag: Tag.output, output)
    case .testFinished(let identifier, let status, let duration):
      writer.write(tag: Tag.testFinished, identifier, status.rawValue, duration)
    case .classFinished(let identifier): writer.write(tag: Tag.classFinished, identifier)
    case .targetFinished(let target): writer.write(tag: Tag.targetFinished, target)
    case .runEnded(let counts, let duration): writer.write(tag: Tag.runEnded, counts, duration)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .runStarted:
      self = .runStarted(seed: try reader.read(), targets: try reader.read())
    case .targetStarted: self = .targetStarted(target: try reader.read(), testCount: try reader.read())
    case .classStarted: self = .classStarted(try reader.read())
    case .testStarted: self = .testStarted(try reader.read())
    case .issueRecorded: self = .issueRecorded(try reader.read())
    case .activityStarted: self = .activityStarted(try reader.read(), name: try reader.read())
    case .activityEnded: self = .activityEnded(try reader.read(), name: try reader.read())
    case .timeAllowed: self = .timeAllowed(try reader.read(), seconds: try reader.read())
    case .measured: self = .measured(try reader.read())
    case .output: self = .output(try reader.read())
    case .testFinished:
      self = .testFinished(try reader.read(), status: try reader.readNamed(), duration: try reader.read())
    case .classFinished: self = .classFinished(try reader.read())
    case .targetFinished: self = .targetFinished(target: try reader.read())
    case .runEnded: self = .runEnded(try reader.read(), duration: try reader.read())
    }
  }
}

extension TestIdentifier: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(target)
    writer.write(className)
    writer.write(method)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      target: try reader.read(), className: try reader.read(),
      method: try reader.read())
  }
}

extension TestIssue: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(test)
    writer.write(kind.rawValue)
    writer.write(message)
    writer.write(file)
    writer.write(line ?? 0)
    writer.write(backtrace)
    writer.write(elementTree)
    writer.write(attachments)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      test: try reader.read(), kind: try reader.readNamed(), message: try reader.read(),
      file: try reader.read(), line: try reader.readLine(), backtrace: try reader.read(),
      elementTree: try reader.read(), attachments: try reader.read())
  }
}

extension TestMeasurement: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(test)
    writer.write(metric)
    writer.write(unit)
    writer.write(samples)
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      test: try reader.read(), metric: try reader.read(), unit: try reader.read(),
      samples: try reader.read())
  }
}

extension TestOutput: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(test)
    writer.write(stream.rawValue)
    writer.write(text)
  }

  public init(from reader: inout WireReader) throws {
    self.init(test: try reader.read(), stream: try reader.readNamed(), text: try reader.read())
  }
}

extension TestCounts: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for count in [passed, failed, skipped] { writer.write(count) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(passed: try reader.read(), failed: try reader.read(), skipped: try reader.read())
  }
}

extension WireReader {
  /// Reads the case of an enumeration that is stored by its name, as the JSON report shows it.
  fileprivate mutating func readNamed<Value: RawRepresentable>() throws -> Value where Value.RawValue == String {
    let name = try readString()
    guard let value = Value(rawValue: name) else {
      throw WireError.invalidValue(type: "\(Value.self)", value: UInt64(name.utf8.count))
    }
    return value
  }

  /// Lines count from 1; 0 stands for none.
  fileprivate mutating func readLine() throws -> Int? {
    let line = try readInt()
    return line == 0 ? nil : line
  }
}
