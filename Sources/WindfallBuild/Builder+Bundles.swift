import Foundation

/// The bundles of other targets that go into a product.
extension Builder {
  func copies(for target: TargetPlan) -> [BundleResource] {
    if target.kind.isLinked { return embeddedBundles(in: target) }
    return target.isStatic ? [] : bundles(of: target)
  }

  /// The bundles with the resources of the libraries that become part of a product, and its own.
  private func embeddedBundles(in target: TargetPlan) -> [BundleResource] {
    linkedTargets(of: target).flatMap { part -> [BundleResource] in
      if let bundle = part.resourceBundle {
        let folder = BundleLayout(resources: bundle, products: derivedData.products).folder
        return [BundleResource(source: folder, destination: bundle.name)]
      }
      let isInside = part.name == target.name || part.isStatic
      let copied = isInside ? bundles(of: part) : []
      guard part.name != target.name, !part.resources.isEmpty || !isInside && !part.bundles.isEmpty else {
        return copied
      }
      let folder = layout(of: part).folder
      return copied + [BundleResource(source: folder, destination: "Frameworks/\(folder.lastPathComponent)")]
    }
  }

  /// What other targets make for one to copy.
  private func bundles(of target: TargetPlan) -> [BundleResource] {
    target.bundles.compactMap { plan[$0] }.map { bundle in
      let folder = layout(of: bundle).folder
      return BundleResource(source: folder, destination: folder.lastPathComponent)
    }
  }
}
