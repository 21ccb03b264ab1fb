import Foundation

/// Sorting by descriptors of texts. See
/// [sorted(using:)](https://developer.apple.com/documentation/swift/sequence/sorted(using:)).
extension Sequence {
  public func sorted(using comparator: SortDescriptor<Element>) -> [Element] { sorted(using: [comparator]) }

  public func sorted<Comparators: Sequence>(using comparators: Comparators) -> [Element]
  where Comparators.Element == SortDescriptor<Element> {
    let comparators = Array(comparators)
    return sorted { first, second in
      for comparator in comparators {
        switch comparator.order(first, second) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }
}

extension Sequence<String> {
  public func sorted(using comparator: String.StandardComparator) -> [String] {
    sorted(using: _LocalizedComparator(comparator))
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func sort(using comparator: SortDescriptor<Element>) { sort(using: [comparator]) }

  public mutating func sort<Comparators: Sequence>(using comparators: Comparators)
  where Comparators.Element == SortDescriptor<Element> {
    for (index, element) in zip(indices, sorted(using: comparators)) { self[index] = element }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element == String {
  public mutating func sort(using comparator: String.StandardComparator) {
    sort(using: _LocalizedComparator(comparator))
  }
}
