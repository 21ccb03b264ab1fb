import ObjectiveC

/// What the lowering makes of a class with an `@objc dynamic` property.
class Player: NSObject {
  var volume = 1 {
    willSet { self.willChangeValue(forKey: "volume") }
    didSet { self.didChangeValue(forKey: "volume") }
  }
}

extension Player {
  nonisolated fileprivate static func windfallMethods_Player(_ table: ObjectiveC.MethodTable) {
    table.add(getter: "volume", of: Player.self) { $0.volume }
    table.add(notifyingSetter: "setVolume:", of: Player.self) { $0.volume = $1 }
  }
}

@_cdecl("windfall_methods_CombineTests_Player")
public nonisolated func windfall_methods_CombineTests_Player(_ table: UnsafeMutableRawPointer) {
  Player.windfallMethods_Player(Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue())
}
