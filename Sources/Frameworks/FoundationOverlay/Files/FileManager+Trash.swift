import Foundation

extension FileManager {
  /// See [trashItem(at:resultingItemURL:)](https://developer.apple.com/documentation/foundation/filemanager/trashitem(at:resultingitemurl:)).
  ///
  /// As on iOS, only the documents have a trash; it is a hidden folder among them.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    guard fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url]) }
    let documents = try self.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .resolvingSymlinksInPath().standardizedFileURL
    let folder = documents.appendingPathComponent(".Trash", isDirectory: true)
    let item = url.resolvingSymlinksInPath().standardizedFileURL.path
    guard item.hasPrefix(documents.path + "/"), item != folder.path, !item.hasPrefix(folder.path + "/") else {
      throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    try createDirectory(at: folder, withIntermediateDirectories: true)
    let trashed = freeURL(for: url, in: folder)
    try moveItem(at: url, to: trashed)
    outResultingURL?.pointee = trashed as NSURL
  }

  /// The file's name, with a number where the folder has a file of that name.
  private func freeURL(for url: URL, in folder: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    var free = folder.appendingPathComponent(url.lastPathComponent)
    var number = 2
    while fileExists(atPath: free.path) {
      free = folder.appendingPathComponent("\(name) \(number)")
      if !url.pathExtension.isEmpty { free.appendPathExtension(url.pathExtension) }
      number += 1
    }
    return free
  }
}
