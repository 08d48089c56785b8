package import KernelApplication
import KernelDomain
package import SupportDomain

/// Takes a share back: nothing that comes of it is taken any more; what came stays.
package struct RevokeShare: UseCase {
  package static let method = "support.revokeShare"
  package static let summary = "Take a share back: nothing that comes of it is taken any more; what came stays."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + [.notFound], announces: [SupportEvents.planDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var share: ShareID

    package init(share: ShareID) {
      self.share = share
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The number of the change, which undo takes; left out where it was taken back before.
    package var change: Int?
    package var share: SupportShareView
  }

  private let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.store.change { (book) throws(Failure) in
      let share = try reader.share(input.share, in: book)
      return SupportDecision(share.isRevoked ? [] : [.revoke(share.id)], share.id)
    }
    let state = try reader.state()
    return Output(change: changed.number, share: state.view(try reader.share(changed.value, in: state.book)))
  }
}

extension RevokeShare.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: share.plan))]
  }
}

extension RevokeShare.Input {
  package static var schema: Schema { Schema("Which share.", [.init("share", ShareID.schema, "The share.")]) }
}

extension RevokeShare.Output {
  package static var schema: Schema {
    Schema("The share.", [.change, .init("share", SupportShareView.schema, "How it stands now.")])
  }
}
