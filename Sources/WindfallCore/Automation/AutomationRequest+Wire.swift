extension AutomationRequest: WireCodable {
  private enum Tag: UInt8 {
    case ready, exists, isHittable, resolve, count, resolveAll, snapshot, displayList, perform, typeText, typeKey
    case adjustSlider, adjustPickerWheel, wait, waitForFrame, setState, state, open, terminate, setDevice
  }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .ready: writer.write(tag: Tag.ready)
    case .exists(let query): writer.write(tag: Tag.exists, query)
    case .isHittable(let query): writer.write(tag: Tag.isHittable, query)
    case .resolve(let query, let withChildren): writer.write(tag: Tag.resolve, query, withChildren)
    case .count(let query): writer.write(tag: Tag.count, query)
    case .resolveAll(let query): writer.write(tag: Tag.resolveAll, query)
    case .snapshot: writer.write(tag: Tag.snapshot)
    case .displayList: writer.write(tag: Tag.displayList)
    case .perform(let gesture, let target): writer.write(tag: Tag.perform, gesture, target)
    case .typeText(let query, let text): writer.write(tag: Tag.typeText, query, text)
    case .typeKey(let query, let key, let modifiers): writer.write(tag: Tag.typeKey, query, key, UInt64(modifiers))
    case .adjustSlider(let query, let position): writer.write(tag: Tag.adjustSlider, query, position)
    case .adjustPickerWheel(let query, let value): writer.write(tag: Tag.adjustPickerWheel, query, value)
    case .wait(let query, let condition, let seconds): writer.write(tag: Tag.wait, query, condition, seconds)
    case .waitForFrame(let revision, let seconds): writer.write(tag: Tag.waitForFrame, revision, seconds)
    case .setState(let state):
      writer.write(tag: Tag.setState)
      writer.write(byte: state.rawValue)
    case .state: writer.write(tag: Tag.state)
    case .open(let url): writer.write(tag: Tag.open, url)
    case .terminate: writer.write(tag: Tag.terminate)
    case .setDevice(let setting): writer.write(tag: Tag.setDevice, setting)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .ready: self = .ready
    case .exists: self = .exists(try reader.read())
    case .isHittable: self = .isHittable(try reader.read())
    case .resolve: self = .resolve(try reader.read(), withChildren: try reader.read())
    case .count: self = .count(try reader.read())
    case .resolveAll: self = .resolveAll(try reader.read())
    case .snapshot: self = .snapshot
    case .displayList: self = .displayList
    case .perform: self = .perform(try reader.read(), at: try reader.read())
    case .typeText: self = .typeText(try reader.read(), try reader.read())
    case .typeKey:
      self = .typeKey(
        try reader.read(), key: try reader.read(), modifiers: UInt(truncatingIfNeeded: try reader.readUnsigned()))
    case .adjustSlider: self = .adjustSlider(try reader.read(), position: try reader.read())
    case .adjustPickerWheel: self = .adjustPickerWheel(try reader.read(), value: try reader.read())
    case .wait: self = .wait(try reader.read(), try reader.read(), seconds: try reader.read())
    case .waitForFrame: self = .waitForFrame(after: try reader.read(), seconds: try reader.read())
    case .setState: self = .setState(try reader.readRaw())
    case .state: self = .state
    case .open: self = .open(url: try reader.read())
    case .terminate: self = .terminate
    case .setDevice: self = .setDevice(try reader.read())
    }
  }
}

extension AutomationRequest {
  /// How long the app may take to answer on purpose, in seconds.
  public var waitingTime: Double {
    switch self {
    case .wait(_, _, let seconds), .waitForFrame(_, let seconds): max(seconds, 0)
    default: 0
    }
  }
}
