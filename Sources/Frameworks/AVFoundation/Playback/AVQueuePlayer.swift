/// See [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public override nonisolated init() { super.init() }

  public override init(url URL: URL) {
    super.init(url: URL)
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  open func items() -> [AVPlayerItem] { queue }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }

  /// The item takes the place of the current one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = [item].compactMap { $0 } + queue.dropFirst()
    super.replaceCurrentItem(with: item)
  }

  /// Whether the item is not in the queue, and the other one is, if any.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    guard !queue.contains(where: { $0 === item }) else { return false }
    return afterItem.map { after in queue.contains { $0 === after } } ?? true
  }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if queue.count == 1 { super.replaceCurrentItem(with: item) }
  }

  open func remove(_ item: AVPlayerItem) {
    let isCurrent = queue.first === item
    queue.removeAll { $0 === item }
    if isCurrent { super.replaceCurrentItem(with: queue.first) }
  }

  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }
}
