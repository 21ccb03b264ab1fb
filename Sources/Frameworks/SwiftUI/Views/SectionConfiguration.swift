/// See [SectionConfiguration](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
///
/// Views that stand outside of sections, one after the other, are one section without a header.
nonisolated public struct SectionConfiguration: View, Identifiable {
  /// See [SectionConfiguration.ID](https://developer.apple.com/documentation/swiftui/sectionconfiguration/id-swift.struct).
  public struct ID: Hashable {
    let key: AnyHashable
  }

  public let id: ID
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  /// Views that are in no section.
  fileprivate init(loose views: [ListedView]) {
    id = ID(key: [AnyHashable("loose"), views.first.map(\.id)])
    containerValues = ContainerValues()
    header = SubviewsCollection(subviews: [])
    content = SubviewsCollection(subviews: views.map { Subview(listed: $0) })
    footer = SubviewsCollection(subviews: [])
  }

  fileprivate init(_ section: ListedSection, of view: ListedView) {
    id = ID(key: view.id)
    containerValues = Subview(listed: view).containerValues
    header = SubviewsCollection(subviews: section.header.map { Subview(listed: $0) })
    content = SubviewsCollection(subviews: section.content.map { Subview(listed: $0) })
    footer = SubviewsCollection(subviews: section.footer.map { Subview(listed: $0) })
  }

  @MainActor public var body: some View {
    Section {
      content
    } header: {
      header
    } footer: {
      footer
    }
  }
}

/// See [SectionCollection](https://developer.apple.com/documentation/swiftui/sectioncollection).
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init<V: View>(of view: V) {
    var sections: [SectionConfiguration] = []
    var loose: [ListedView] = []
    for view in ListedView.list(view) {
      guard let section = view.section else {
        loose.append(view)
        continue
      }
      if !loose.isEmpty { sections.append(SectionConfiguration(loose: loose)) }
      loose = []
      sections.append(SectionConfiguration(section, of: view))
    }
    if !loose.isEmpty { sections.append(SectionConfiguration(loose: loose)) }
    self.sections = sections
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: View {
  @MainActor public var body: some View { ForEach(sections) { $0 } }
}

/// See [GroupSectionsOfContent](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent).
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public var body: some View { transform(SectionCollection(of: sections)) }
}

/// See [ForEachSectionCollection](https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let sections: SectionCollection

  public var startIndex: Int { 0 }

  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

extension ForEach where Content: View {
  @preconcurrency @MainActor
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let sections = ForEachSectionCollection<Content>(sections: SectionCollection(of: view))
    self.init(data: sections, content: content, id: { $0.id })
  }
}
