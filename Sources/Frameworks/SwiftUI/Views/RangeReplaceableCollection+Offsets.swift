import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// See [remove(atOffsets:)](https://developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:)).
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
