import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets together to one place, which is counted as before they are taken out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let moved = elements.indices.filter { source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, position) in zip(indices, before + moved + after) { self[index] = elements[position] }
  }
}
