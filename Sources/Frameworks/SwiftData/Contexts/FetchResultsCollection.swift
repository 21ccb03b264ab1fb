/// See [FetchResultsCollection](https://developer.apple.com/documentation/swiftdata/fetchresultscollection).
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  let elements: [Element]

  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element { elements[position] }
}
