@_spi(Windfall) import SwiftUI

extension ForEach: MapContent where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Elements are told apart by their own identifiers where they have no tag.
  public func _resolve() -> _MapPieces {
    _MapPieces(
      data.flatMap { element in
        content(element)._resolve().pieces.map { piece in
          var piece = piece
          if piece.tag == nil, let identified = element as? any Identifiable { piece.tag = identified.anyID }
          return piece
        }
      })
  }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {}

extension Identifiable {
  fileprivate var anyID: AnyHashable { AnyHashable(id) }
}
