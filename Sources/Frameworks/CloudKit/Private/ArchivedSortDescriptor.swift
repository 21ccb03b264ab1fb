@_spi(Windfall) import FoundationOverlay

/// A sort descriptor in an archive: its key, and the place if it sorts by the distance from one.
final class ArchivedSortDescriptor: NSObject, NSSecureCoding {
  let descriptor: NSSortDescriptor

  init(_ descriptor: NSSortDescriptor) { self.descriptor = descriptor }

  static var supportsSecureCoding: Bool { true }

  init?(coder: NSCoder) {
    guard let key = coder.text("Key") else { return nil }
    if let place = coder.object(ArchivedLocation.self, "RelativeLocation") {
      descriptor = CKLocationSortDescriptor(key: key, relativeLocation: place.location)
    } else {
      let ascending = coder.decodeBool(forKey: "Ascending")
      descriptor = NSSortDescriptor(
        key: key, ascending: ascending, selector: coder.text("Selector").map { Selector($0) })
    }
  }

  func encode(with coder: NSCoder) {
    if let descriptor = descriptor as? CKLocationSortDescriptor {
      coder.encode(text: descriptor.field, forKey: "Key")
      coder.encode(ArchivedLocation(descriptor.relativeLocation), forKey: "RelativeLocation")
      return
    }
    guard let key = descriptor.key, let selector = descriptor.selector else {
      NSException(name: .invalidArgumentException, reason: "\(descriptor) cannot be archived").raise()
      return
    }
    coder.encode(text: key, forKey: "Key")
    coder.encode(text: selector.description == "compare:" ? nil : selector.description, forKey: "Selector")
    coder.encode(descriptor.ascending, forKey: "Ascending")
  }
}
