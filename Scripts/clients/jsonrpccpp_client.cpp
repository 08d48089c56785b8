// libjson-rpc-cpp as a client of recordbookd: jsonrpccpp_client SOCKET SEGMENT STYLE. Prints a line for each step.
#include <jsonrpccpp/client.h>
#include <jsonrpccpp/client/connectors/unixdomainsocketclient.h>

#include <iostream>

static void show(const char *step, const Json::Value &value) {
  Json::StreamWriterBuilder builder;
  builder["indentation"] = "";
  builder["emitUTF8"] = true;
  std::cout << step << "\t" << Json::writeString(builder, value) << std::endl;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  jsonrpc::UnixDomainSocketClient connector(words[1]);
  jsonrpc::Client client(connector, jsonrpc::JSONRPC_CLIENT_V2);
  const Json::Value nothing(Json::objectValue);

  show("hello", client.CallMethod("service.hello", nothing));
  show("book", client.CallMethod("swimming.showRecordsBook", nothing));
  Json::Value edit;
  edit["segment"] = words[2];
  edit["style"] = words[3];
  show("edit", client.CallMethod("swimming.editSegmentStyle", edit));

  Json::Value unknown;
  unknown["segment"] = "20010101T000000Z.1";
  try {
    client.CallMethod("swimming.showSegment", unknown);
  } catch (jsonrpc::JsonRpcException &error) {
    Json::Value told;
    told["code"] = error.GetCode();
    told["message"] = error.GetMessage();
    told["data"] = error.GetData();
    show("error", told);
  }

  // Its CallNotification waits for an answer, which the specification forbids; in a batch it can be had.
  jsonrpc::BatchCall batch;
  Json::Value hello = batch.addCall("service.hello", nothing);
  batch.addCall("book.undo", nothing, true);
  Json::Value book = batch.addCall("swimming.showRecordsBook", nothing);
  auto answers = client.CallProcedures(batch);
  show("notification", Json::nullValue);
  Json::Value results(Json::arrayValue);
  results.append(answers.getResult(hello));
  results.append(answers.getResult(book));
  show("batch", results);
}
