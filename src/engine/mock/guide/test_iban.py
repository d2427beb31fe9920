import json
import subprocess
import urllib.request

import pytest


@pytest.fixture(scope="session")
def api():
    command = ["node", "fakewright-mock.mjs", "--port", "0", "--quiet"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process.stdout.readline().split()[-1]
        process.terminate()


def test_three_ibans(api):
    url = f"{api}/v1/finance/iban?country=DE&count=3&seed=42"
    request = urllib.request.Request(url, headers={"X-API-Key": "any-key"})
    with urllib.request.urlopen(request) as response:
        assert len(json.load(response)["data"]) == 3
