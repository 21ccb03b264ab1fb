import Foundation

/// Views in lines that follow each other along an axis.
@MainActor
protocol LazyGrid: LinearStack {
  /// What lies side by side in a line.
  var tracks: [GridItem] { get }
}

/// Fills tracks across the growing axis with items, line after line.
@MainActor
final class LazyGridItem: LazyContainerItem {
  var items: [GridItem]
  var alignment: AlignmentKey
  var spacing: CGFloat?

  /// `axis` is the one along which the grid grows.
  init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    super.init(axis: axis)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal)
    let lengths = lineLengths(tracks)
    var size = CGSize.zero
    size[axis] = lengths.reduce(0, +) + CGFloat(max(0, lengths.count - 1)) * lineSpacing
    size[axis.other] =
      proposal[axis.other].map { $0.isFinite ? max($0, tracks.length) : tracks.length } ?? tracks.length
    return size
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let tracks = tracks(ProposedViewSize(size))
    let lengths = lineLengths(tracks)
    let start = crossStart(tracks, size)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var position: CGFloat = 0
    for (line, length) in lengths.enumerated() {
      for (column, track) in tracks.tracks.enumerated() {
        let index = line * tracks.tracks.count + column
        guard index < children.count else { break }
        let offer = offer(track)
        let inner = children[index].size(offer)
        var cell = CGSize.zero
        cell[axis] = length
        cell[axis.other] = track.length
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = start + track.offset
        let rect = children[index].aligned(inner, in: cell, track.alignment ?? .center)
        placements.append(Placement(rect: rect.offsetBy(dx: origin.x, dy: origin.y), proposal: offer))
      }
      position += length + lineSpacing
    }
    return placements
  }

  private var lineSpacing: CGFloat { spacing ?? LayoutDefaults.spacing }

  private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
    let room = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    return GridTracks(items, available: room ?? 0)
  }

  private func offer(_ track: GridTracks.Track) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = track.length
    return offer
  }

  private func lineLengths(_ tracks: GridTracks) -> [CGFloat] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    return stride(from: 0, to: children.count, by: count).map { first in
      (first..<min(first + count, children.count)).reduce(0) { longest, index in
        max(longest, children[index].size(offer(tracks.tracks[index - first]))[axis])
      }
    }
  }

  /// Where the tracks start when they do not fill the grid.
  private func crossStart(_ tracks: GridTracks, _ size: CGSize) -> CGFloat {
    var own = size
    own[axis.other] = tracks.length
    return ViewDimensions(nil, size).value(alignment) - ViewDimensions(nil, own).value(alignment)
  }
}

/// The node of a grid that grows along one axis.
@MainActor
final class LazyGridNode<Container: LazyGrid>: ContainerNode<Container, Container.Content> {
  private let grid: LazyGridItem

  init(_ view: Container, _ context: _NodeContext) {
    grid = LazyGridItem(axis: view.axis, items: view.tracks, alignment: view.alignmentKey, spacing: view.spacing)
    super.init(context, item: grid)
    setContent(view.content)
  }

  override func update(_ view: Container, _ environment: EnvironmentValues) {
    self.environment = environment
    if grid.items != view.tracks || grid.alignment != view.alignmentKey || grid.spacing != view.spacing {
      grid.items = view.tracks
      grid.alignment = view.alignmentKey
      grid.spacing = view.spacing
      grid.invalidateLayout()
    }
    updateContent(view.content)
  }
}
