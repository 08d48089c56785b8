package import KernelApplication
import KernelDomain
package import SupportDomain

package struct RevokeShare: UseCase {
  package static let method = "support.revokeShare"
  package static let summary =
    "Revoke a share: no more messages are accepted from it; messages that were received stay."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var share: ShareID

    package static let schema = Schema(
      "The share to revoke.", [.init("share", ShareID.schema, "The name of the share.")])

    package init(share: ShareID) { self.share = share }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change, for use with undo; nil if the share (a plan shared with one
    /// friend) was revoked already.
    package var change: Int?
    package var share: SupportShareView

    package static let schema = Schema(
      "The revoked share.", [.change, .init("share", SupportShareView.schema, "The share after the change.")])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (book) throws(Failure) in
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
