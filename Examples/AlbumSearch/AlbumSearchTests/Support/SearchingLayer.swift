import TestDoubles

@testable import AlbumSearch

/// A networking layer of which the macro writes the doubles. It repeats what it inherits for Xcode's sake, whose macros
/// see no other declaration.
@TestDoubles protocol SearchingLayer: NetworkingLayer {
  func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void)
}
