/// A dynamic property of the framework's own, which keeps something in the node of its view.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  /// Gives the property what it kept at its slot, or makes it.
  mutating func connect(to store: PropertyStore, slot: Int, environment: EnvironmentValues, owner: any StateDependent)
}
