// gRPC in C++ over a Unix-domain socket, answering from a table.
//
// ipc_grpc serve SOCKET ANSWERS
// ipc_grpc load SOCKET ANSWERS CLIENTS SECONDS   one thread and one connection a client; prints a line of JSON
//
// ANSWERS holds a name, a space and the answer in each line.
#include <grpcpp/grpcpp.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <random>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "ipc_grpc.grpc.pb.h"

using Table = std::vector<std::pair<std::string, std::string>>;
using Clock = std::chrono::steady_clock;

static Table readTable(const char *path) {
  Table table;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    auto space = line.find(' ');
    table.emplace_back(line.substr(0, space), line.substr(space + 1));
  }
  return table;
}

class Answering final : public ipc::Book::CallbackService {
public:
  explicit Answering(const Table &table) : answers(table.begin(), table.end()) {}

  grpc::ServerUnaryReactor *ShowSegment(grpc::CallbackServerContext *context, const ipc::Question *question,
                                        ipc::Answer *answer) override {
    auto *reactor = context->DefaultReactor();
    auto found = answers.find(question->segment());
    if (found == answers.end()) {
      reactor->Finish(grpc::Status(grpc::StatusCode::NOT_FOUND, "no such segment"));
    } else {
      answer->set_json(found->second);
      reactor->Finish(grpc::Status::OK);
    }
    return reactor;
  }

private:
  std::unordered_map<std::string, std::string> answers;
};

static int serve(const std::string &socket, const Table &table) {
  Answering answering(table);
  grpc::ServerBuilder builder;
  builder.AddListeningPort("unix:" + socket, grpc::InsecureServerCredentials());
  builder.RegisterService(&answering);
  builder.BuildAndStart()->Wait();
  return 0;
}

static std::vector<double> ask(const std::string &socket, const Table &table, unsigned seed,
                               const std::atomic<bool> &isMeasuring, const std::atomic<bool> &isOver) {
  grpc::ChannelArguments arguments;
  arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
  auto stub = ipc::Book::NewStub(
      grpc::CreateCustomChannel("unix:" + socket, grpc::InsecureChannelCredentials(), arguments));
  std::mt19937 random(seed);
  std::vector<double> times;
  ipc::Question question;
  ipc::Answer answer;
  while (!isOver) {
    const auto &entry = table[random() % table.size()];
    question.set_segment(entry.first);
    auto from = Clock::now();
    grpc::ClientContext context;
    auto status = stub->ShowSegment(&context, question, &answer);
    auto to = Clock::now();
    if (!status.ok() || answer.json() != entry.second) {
      std::fprintf(stderr, "ipc_grpc: a wrong answer: %s\n", status.error_message().c_str());
      std::exit(1);
    }
    if (isMeasuring) times.push_back(std::chrono::duration<double, std::micro>(to - from).count());
  }
  return times;
}

static int load(const std::string &socket, const Table &table, int clients, double seconds) {
  std::atomic<bool> isMeasuring(false), isOver(false);
  std::vector<std::vector<double>> found(clients);
  std::vector<std::thread> threads;
  for (int index = 0; index < clients; index++)
    threads.emplace_back([&, index] { found[index] = ask(socket, table, index + 1, isMeasuring, isOver); });
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  isMeasuring = true;
  auto from = Clock::now();
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  isOver = true;
  double measured = std::chrono::duration<double>(Clock::now() - from).count();
  for (auto &thread : threads) thread.join();
  std::vector<double> times;
  for (auto &one : found) times.insert(times.end(), one.begin(), one.end());
  std::sort(times.begin(), times.end());
  if (times.empty()) return 1;
  auto at = [&](double share) { return times[std::min(times.size() - 1, size_t(share * times.size()))]; };
  std::printf("{\"requests\":%zu,\"rate\":%.1f,\"p50\":%.2f,\"p90\":%.2f,\"p99\":%.2f}\n", times.size(),
              times.size() / measured, at(.5), at(.9), at(.99));
  return 0;
}

int main(int count, char **words) {
  if (count < 4) return 2;
  Table table = readTable(words[3]);
  if (words[1] == std::string("serve")) return serve(words[2], table);
  return count < 6 ? 2 : load(words[2], table, std::atoi(words[4]), std::atof(words[5]));
}
