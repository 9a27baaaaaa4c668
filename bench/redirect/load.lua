-- CODES: paths separated by commas, one of them by chance for each request; visitors come from some million addresses.
math.randomseed(tonumber(os.getenv("SEED") or "1"))
local random = math.random
local paths = {}
for path in string.gmatch(os.getenv("CODES"), "[^,]+") do paths[#paths + 1] = path end
request = function()
  wrk.headers["X-Forwarded-For"] = "20." .. random(1, 16) .. "." .. random(0, 250) .. "." .. random(0, 250)
  return wrk.format("GET", paths[random(1, #paths)])
end
