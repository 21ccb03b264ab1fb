import Glibc

/// The executable and the libraries of the process, with the symbols that they export.
@_spi(Windfall) public enum LoadedImages {
  /// What `dl_iterate_phdr` calls for each image. The Swift module of the C library lacks it and its types.
  private typealias Visitor = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> CInt
  private typealias Iterate = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> CInt

  /// How many images have been loaded since the process began.
  public static var count: Int {
    var count = 0
    visit(&count) { image, _, context in
      context?.storeBytes(of: image.load(fromByteOffset: 32, as: Int.self), as: Int.self)
      return 1
    }
    return count
  }

  /// The exported functions whose names begin with a prefix, from all images.
  public static func symbols(prefixed prefix: String) -> [(name: String, address: UnsafeMutableRawPointer)] {
    let search = Search(prefix: prefix)
    visit(Unmanaged.passUnretained(search).toOpaque()) { image, _, context in
      if let context { Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().scan(image) }
      return 0
    }
    return search.found
  }

  private static func visit(_ context: UnsafeMutableRawPointer, _ visitor: Visitor) {
    guard let iterate = dlsym(nil, "dl_iterate_phdr") else { return }
    _ = unsafeBitCast(iterate, to: Iterate.self)(visitor, context)
  }

  private final class Search {
    let prefix: String
    var found: [(name: String, address: UnsafeMutableRawPointer)] = []

    init(prefix: String) {
      self.prefix = prefix
    }

    func scan(_ image: UnsafeRawPointer) {
      guard let symbols = SymbolTable(image) else { return }
      for index in 0..<symbols.count {
        let name = symbols.name(index)
        guard strncmp(name, prefix, prefix.utf8.count) == 0, let address = symbols.address(index) else { continue }
        found.append((String(cString: name), address))
      }
    }
  }
}
