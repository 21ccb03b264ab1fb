extension AutomationRequest: WireCodable {
  private enum Tag: UInt8 {
    case ready, exists, isHittable, resolve, count, resolveAll, snapshot, displayList, perform, typeText, typeKey
    case adjustSlider, adjustPickerWheel, wait, waitForFrame, setState, state, open, terminate, setDevice
  }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .ready: writer.write(byte: Tag.ready.rawValue)
    case .exists(let query):
      writer.write(byte: Tag.exists.rawValue)
      writer.write(query)
    case .isHittable(let query):
      writer.write(byte: Tag.isHittable.rawValue)
      writer.write(query)
    case .resolve(let query, let withChildren):
      writer.write(byte: Tag.resolve.rawValue)
      writer.write(query)
      writer.write(withChildren)
    case .count(let query):
      writer.write(byte: Tag.count.rawValue)
      writer.write(query)
    case .resolveAll(let query):
      writer.write(byte: Tag.resolveAll.rawValue)
      writer.write(query)
    case .snapshot: writer.write(byte: Tag.snapshot.rawValue)
    case .displayList: writer.write(byte: Tag.displayList.rawValue)
    case .perform(let gesture, let target):
      writer.write(byte: Tag.perform.rawValue)
      writer.write(gesture)
      writer.write(target)
    case .typeText(let query, let text):
      writer.write(byte: Tag.typeText.rawValue)
      writer.write(query)
      writer.write(text)
    case .typeKey(let query, let key, let modifiers):
      writer.write(byte: Tag.typeKey.rawValue)
      writer.write(query)
      writer.write(key)
      writer.write(UInt64(modifiers))
    case .adjustSlider(let query, let position):
      writer.write(byte: Tag.adjustSlider.rawValue)
      writer.write(query)
      writer.write(position)
    case .adjustPickerWheel(let query, let value):
      writer.write(byte: Tag.adjustPickerWheel.rawValue)
      writer.write(query)
      writer.write(value)
    case .wait(let query, let condition, let seconds):
      writer.write(byte: Tag.wait.rawValue)
      writer.write(query)
      writer.write(condition)
      writer.write(seconds)
    case .waitForFrame(let revision, let seconds):
      writer.write(byte: Tag.waitForFrame.rawValue)
      writer.write(revision)
      writer.write(seconds)
    case .setState(let state):
      writer.write(byte: Tag.setState.rawValue)
      writer.write(byte: state.rawValue)
    case .state: writer.write(byte: Tag.state.rawValue)
    case .open(let url):
      writer.write(byte: Tag.open.rawValue)
      writer.write(url)
    case .terminate: writer.write(byte: Tag.terminate.rawValue)
    case .setDevice(let setting):
      writer.write(byte: Tag.setDevice.rawValue)
      writer.write(setting)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .ready: self = .ready
    case .exists: self = .exists(try reader.read())
    case .isHittable: self = .isHittable(try reader.read())
    case .resolve: self = .resolve(try reader.read(), withChildren: try reader.readBool())
    case .count: self = .count(try reader.read())
    case .resolveAll: self = .resolveAll(try reader.read())
    case .snapshot: self = .snapshot
    case .displayList: self = .displayList
    case .perform: self = .perform(try reader.read(), at: try reader.read())
    case .typeText: self = .typeText(try reader.read(), try reader.readString())
    case .typeKey:
      self = .typeKey(
        try reader.read(), key: try reader.readString(), modifiers: UInt(truncatingIfNeeded: try reader.readUnsigned()))
    case .adjustSlider: self = .adjustSlider(try reader.read(), position: try reader.readDouble())
    case .adjustPickerWheel: self = .adjustPickerWheel(try reader.read(), value: try reader.readString())
    case .wait: self = .wait(try reader.read(), try reader.read(), seconds: try reader.readDouble())
    case .waitForFrame: self = .waitForFrame(after: try reader.readUnsigned(), seconds: try reader.readDouble())
    case .setState: self = .setState(try reader.readRaw())
    case .state: self = .state
    case .open: self = .open(url: try reader.readString())
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
