/// What a table or collection view has for drag and drop.
struct ListDragState<Drag, Drop> {
  // The delegates are held weakly by these.
  var dragDelegate: () -> Drag? = { nil }
  var dropDelegate: () -> Drop? = { nil }
  var isEnabled: Bool?
  var gesture: DragGesture?
}
