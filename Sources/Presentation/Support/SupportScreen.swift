package import KernelPresentation
package import SupportDomain

/// A screen of the Support feature. The feature promises never to show certain things, such as rankings, and the policy
/// of these screens forbids them.
package protocol SupportScreen: ScreenProvider {}

extension SupportScreen {
  package var policy: ScreenPolicy { ScreenPolicy(.promised) }
}

extension ScreenPolicy {
  package init(_ policy: SupportPolicy) {
    var refused: Set<Device> = []
    if !policy.gamification { refused.formUnion([.badge, .streak]) }
    if !policy.falseUrgency { refused.insert(.countdown) }
    if !policy.rankings { refused.insert(.ranking) }
    if !policy.publicSharing || !policy.feed { refused.insert(.publicShare) }
    self.init(refusing: refused)
  }
}
