package import KernelApplication

extension UseCases {
  package static func feed(_ reader: FeedReader, writer: any FileWriter) -> UseCases {
    UseCases([
      ListPosts(reader: reader),
      ShowPost(reader: reader),
      PreviewPost(reader: reader),
      CreatePost(reader: reader),
      SharePost(reader: reader),
      CommentOnPost(reader: reader),
      LikePost(reader: reader),
      UnlikePost(reader: reader),
      DeleteItem(reader: reader),
      ListPeople(reader: reader),
      ShowPerson(reader: reader),
      PairPerson(reader: reader),
      RenamePerson(reader: reader),
      FollowPerson(reader: reader),
      UnfollowPerson(reader: reader),
      MutePerson(reader: reader),
      UnmutePerson(reader: reader),
      BlockPerson(reader: reader),
      UnblockPerson(reader: reader),
      ForgetPerson(reader: reader),
      ExportBundle(reader: reader, writer: writer),
      ImportBundle(reader: reader),
    ])
  }
}
