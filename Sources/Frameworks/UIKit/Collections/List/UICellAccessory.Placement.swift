extension UICellAccessory {
  /// See [UICellAccessory.Placement](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement).
  public enum Placement: Sendable {
    /// See [Position](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement/position).
    public typealias Position = @MainActor @Sendable (_ accessories: [UICellAccessory]) -> Int

    /// Where it is in the list if no position is given.
    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)

    /// In front of the accessory of that type, or in front of all.
    @MainActor public static func position(before type: AccessoryType) -> Position {
      nonisolated(unsafe) let type = type
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Behind the accessory of that type, or behind all.
    @MainActor public static func position(after type: AccessoryType) -> Position {
      nonisolated(unsafe) let type = type
      return { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// See [UICellAccessory.CustomViewConfiguration](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration).
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Kept and given back: a view keeps its size.
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// The accessories of one side from the leading end on: those that edit first, the handle last, and others where they
  /// stand in the list or want to be.
  static func ordered(_ accessories: [UICellAccessory]) -> [Int] {
    func rank(_ accessory: UICellAccessory) -> Int {
      switch accessory.accessoryType {
      case .multiselect, .delete, .insert: 0
      case .reorder: 2
      default: 1
      }
    }
    var order = accessories.indices.filter { accessories[$0].position == nil }
    order = (0...2).flatMap { wanted in order.filter { rank(accessories[$0]) == wanted } }
    for index in accessories.indices {
      guard let position = accessories[index].position else { continue }
      let place = position(order.map { accessories[$0] })
      order.insert(index, at: min(max(0, place), order.count))
    }
    return order
  }
}
