import CoreData

/// Cuts its text to four letters, and takes no bad one.
final class StrictNote: NSManagedObject {
  override func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    if key == "text", let text = value.pointee as? String {
      if text == "bad" { throw NSError(domain: "test", code: 7, userInfo: [:]) }
      if text.count > 4 { value.pointee = String(text.prefix(4)) as AnyObject }
    }
    try super.validateValue(value, forKey: key)
  }
}
