import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Scanner;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class IbanTest {
  static Process process;
  static String api;

  @BeforeAll
  static void start() throws IOException {
    process = new ProcessBuilder("node", "fakewright-mock.mjs", "--port", "0", "--quiet").start();
    String line = new Scanner(process.getInputStream()).nextLine();
    api = line.substring(line.lastIndexOf(' ') + 1);
  }

  @AfterAll
  static void stop() {
    process.destroy();
  }

  @Test
  void oneIban() throws Exception {
    URI address = URI.create(api + "/v1/finance/iban?country=DE&seed=42");
    HttpRequest request = HttpRequest.newBuilder(address).header("X-API-Key", "any-key").build();
    assertEquals(200, HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).statusCode());
  }
}
