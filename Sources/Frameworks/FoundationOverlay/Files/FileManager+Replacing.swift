import Foundation

extension FileManager {
  /// See [replaceItemAt(_:withItemAt:backupItemName:options:)](https://developer.apple.com/documentation/foundation/filemanager/replaceitemat(_:withitemat:backupitemname:options:)).
  ///
  /// Takes the place of Foundation's own function, by its symbol, which removes the item and then fails.
  @discardableResult
  @_silgen_name(
    "$s20FoundationEssentials11FileManagerC0A0E13replaceItemAt_04withfG006backupF4Name7optionsAA3URLVSgAJ_AJSSSgAC0F18ReplacementOptionsVtKF"
  )
  @_spi(Windfall) public func appleReplaceItem(
    at original: URL, with new: URL, backupItemName: String?, options: ItemReplacementOptions
  ) throws -> URL? {
    try replace(original, with: new, backupItemName: backupItemName, options: options)
    return original
  }

  /// See [replaceItem(at:withItemAt:backupItemName:options:resultingItemURL:)](https://developer.apple.com/documentation/foundation/filemanager/replaceitem(at:withitemat:backupitemname:options:resultingitemurl:)).
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: ItemReplacementOptions = [],
    resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    try replace(originalItemURL, with: newItemURL, backupItemName: backupItemName, options: options)
    resultingURL?.pointee = originalItemURL as NSURL
  }

  /// Puts the new item in the place of another, which comes back if that fails.
  private func replace(
    _ original: URL, with new: URL, backupItemName: String?, options: ItemReplacementOptions
  ) throws {
    let attributes = try attributesOfItem(atPath: original.path)
    // Fails for an item that is not there before anything has changed.
    _ = try attributesOfItem(atPath: new.path)
    let backup = original.deletingLastPathComponent().appendingPathComponent(backupItemName ?? ".\(UUID().uuidString)")
    try? removeItem(at: backup)
    try moveItem(at: original, to: backup)
    do { try moveItem(at: new, to: original) } catch {
      try moveItem(at: backup, to: original)
      throw error
    }
    if !options.contains(.usingNewMetadataOnly) {
      let kept = attributes.filter { [.posixPermissions, .ownerAccountID, .groupOwnerAccountID].contains($0.key) }
      try? setAttributes(kept, ofItemAtPath: original.path)
    }
    if backupItemName == nil || !options.contains(.withoutDeletingBackupItem) { try removeItem(at: backup) }
  }
}
