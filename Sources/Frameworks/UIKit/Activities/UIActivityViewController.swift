/// See [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
///
/// Of the system's own activities there is the one that copies; the others are those of apps that are not here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// See [CompletionWithItemsHandler](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller/completionwithitemshandler-swift.typealias).
  public typealias CompletionWithItemsHandler =
    (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var isDone = false

  open var completionWithItemsHandler: CompletionWithItemsHandler?

  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = ActivityListView(activities: offered) { [weak self] in
      self?.finish(nil, completed: false)
    } onChoice: { [weak self] activity in
      self?.perform(activity)
    }
  }

  /// Dismissed in another way, it has completed nothing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isDone else { return }
    isDone = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  /// What is shared; a source of its own first gives something that only tells the kind.
  private func items(for type: UIActivity.ActivityType?, isOffer: Bool = false) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return isOffer
        ? source.activityViewControllerPlaceholderItem(self)
        : source.activityViewController(self, itemForActivityType: type)
    }
  }

  private var offered: [UIActivity] {
    let kinds = items(for: nil, isOffer: true)
    return ([CopyActivity()] + applicationActivities).filter { activity in
      !(activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false)
        && activity.canPerform(withActivityItems: kinds)
    }
  }

  private func perform(_ activity: UIActivity) {
    guard !isDone, activity.onFinish == nil else { return }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.onFinish = { [weak self] completed in self?.finish(activity.activityType, completed: completed) }
    if let controller = activity.activityViewController { return present(controller, animated: true) }
    activity.perform()
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    guard !isDone else { return }
    isDone = true
    let handler = completionWithItemsHandler
    let presenter = presentingViewController ?? self
    presenter.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
