extension TestEvent: WireCodable {
  private enum Tag: UInt8 {
    case runStarted, targetStarted, classStarted, testStarted, issueRecorded, activityStarted, activityEnded, measured
    case output, testFinished, classFinished, targetFinished, runEnded
    case timeAllowed
  }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .runStarted(let seed, let targets):
      writer.write(byte: Tag.runStarted.rawValue)
      writer.write(seed != nil)
      if let seed { writer.write(seed) }
      writer.write(targets)
    case .targetStarted(let target, let testCount):
      writer.write(byte: Tag.targetStarted.rawValue)
      writer.write(target)
      writer.write(testCount)
    case .classStarted(let identifier):
      writer.write(byte: Tag.classStarted.rawValue)
      writer.write(identifier)
    case .testStarted(let identifier):
      writer.write(byte: Tag.testStarted.rawValue)
      writer.write(identifier)
    case .issueRecorded(let issue):
      writer.write(byte: Tag.issueRecorded.rawValue)
      writer.write(issue)
    case .activityStarted(let identifier, let name):
      writer.write(byte: Tag.activityStarted.rawValue)
      writer.write(identifier)
      writer.write(name)
    case .activityEnded(let identifier, let name):
      writer.write(byte: Tag.activityEnded.rawValue)
      writer.write(identifier)
      writer.write(name)
    case .timeAllowed(let identifier, let seconds):
      writer.write(byte: Tag.timeAllowed.rawValue)
      writer.write(identifier)
      writer.write(seconds)
    case .measured(let measurement):
      writer.write(byte: Tag.measured.rawValue)
      writer.write(measurement)
    case .output(let output):
      writer.write(byte: Tag.output.rawValue)
      writer.write(output)
    case .testFinished(let identifier, let status, let duration):
      writer.write(byte: Tag.testFinished.rawValue)
      writer.write(identifier)
      writer.write(status.rawValue)
      writer.write(duration)
    case .classFinished(let identifier):
      writer.write(byte: Tag.classFinished.rawValue)
      writer.write(identifier)
    case .targetFinished(let target):
      writer.write(byte: Tag.targetFinished.rawValue)
      writer.write(target)
    case .runEnded(let counts, let duration):
      writer.write(byte: Tag.runEnded.rawValue)
      writer.write(counts)
      writer.write(duration)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .runStarted:
      self =
        .runStarted(
          seed: try reader.readBool() ? try reader.readUnsigned() : nil, targets: try reader.readStrings())
    case .targetStarted: self = .targetStarted(target: try reader.readString(), testCount: try reader.readInt())
    case .classStarted: self = .classStarted(try reader.read())
    case .testStarted: self = .testStarted(try reader.read())
    case .issueRecorded: self = .issueRecorded(try reader.read())
    case .activityStarted: self = .activityStarted(try reader.read(), name: try reader.readString())
    case .activityEnded: self = .activityEnded(try reader.read(), name: try reader.readString())
    case .timeAllowed: self = .timeAllowed(try reader.read(), seconds: try reader.readDouble())
    case .measured: self = .measured(try reader.read())
    case .output: self = .output(try reader.read())
    case .testFinished:
      self = .testFinished(try reader.read(), status: try reader.readNamed(), duration: try reader.readDouble())
    case .classFinished: self = .classFinished(try reader.read())
    case .targetFinished: self = .targetFinished(target: try reader.readString())
    case .runEnded: self = .runEnded(try reader.read(), duration: try reader.readDouble())
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
      target: try reader.readString(), className: try reader.readOptionalString(),
      method: try reader.readOptionalString())
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
      test: try reader.read(), kind: try reader.readNamed(), message: try reader.readString(),
      file: try reader.readOptionalString(), line: try reader.readLine(), backtrace: try reader.readStrings(),
      elementTree: try reader.readOptionalString(), attachments: try reader.readStrings())
  }
}

extension TestMeasurement: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(test)
    writer.write(metric)
    writer.write(unit)
    writer.write(UInt64(samples.count))
    for sample in samples { writer.write(sample) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      test: try reader.read(), metric: try reader.readString(), unit: try reader.readString(),
      samples: try reader.readArray { try $0.readDouble() })
  }
}

extension TestOutput: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(test)
    writer.write(stream.rawValue)
    writer.write(text)
  }

  public init(from reader: inout WireReader) throws {
    self.init(test: try reader.read(), stream: try reader.readNamed(), text: try reader.readString())
  }
}

extension TestCounts: WireCodable {
  public func encode(into writer: inout WireWriter) {
    for count in [passed, failed, skipped] { writer.write(count) }
  }

  public init(from reader: inout WireReader) throws {
    self.init(passed: try reader.readInt(), failed: try reader.readInt(), skipped: try reader.readInt())
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
