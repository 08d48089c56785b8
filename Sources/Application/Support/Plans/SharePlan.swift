package import SupportDomain

/// `support.sharePlan`: makes the page that one friend is sent.
package struct SharePlan: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var plan: PlanID
    /// Whom she asks.
    package var friend: String
    /// Where the page is written, which must not be there yet; nil answers it as `page`.
    package var path: String?

    package init(plan: PlanID, friend: String, path: String? = nil) {
      self.plan = plan
      self.friend = friend
      self.path = path
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var change: Int?
    package var share: SupportShareView
    /// Left out where it was not to be written.
    package var path: String?
    package var bytes: Int
    /// The whole HTML where no path was given.
    package var page: String?
  }
}

/// `support.showShare {share}`: what the page of a share is made of, for the recorder in `open`, and the page itself again.
package struct ShowShare: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var share: ShareID

    package init(share: ShareID) {
      self.share = share
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var share: SupportShareView
    package var content: SharePageContent
    /// The whole HTML.
    package var page: String
  }
}

/// `support.revokeShare {share}`: nothing that comes of it is taken any more; what came stays.
package struct RevokeShare: Sendable {
  package typealias Input = ShowShare.Input

  package struct Output: Codable, Hashable, Sendable {
    package var change: Int?
    package var share: SupportShareView
  }
}
